/** Ten dragons looking right, 60 by 60, feet at y 58: told apart by head, horns and what grows behind. */

export const BODY = "M10 58Q4 44 15 36q6-5 7-14l18 2q-3 8 3 16 7 8 5 18z";
export const TAIL = "M16 58Q0 59 2 45q1-7-3-12l8 3 5-3q-3 6-3 11 0 7 10 7z";
export const WING = "M22 41Q5 34 2 11q6 4 11 3 0 5 6 6 2 6 8 8z";
export const CHEST = "M39 24q-2 9 4 16 7 8 5 18h-9q3-9-3-17-5-8-2-17z";

export interface Head {
  /** Behind the head, in the deep tone. */
  behind?: string;
  head: string;
  /** Horns and the like, cut from cream paper. */
  horns?: string;
  /** Drawn as lines: antlers or a curled horn in cream, whiskers in the deep tone. */
  antlers?: string;
  thick?: number;
  whiskers?: string;
  /** Before the head, in the deep tone. */
  before?: string;
  eye: [number, number];
}

const JAW = "L38 32z";

export const HEADS: Head[] = [
  {
    // blue: a sleek sea dragon, two long horns swept back, a fin down the neck
    behind: "M24 36Q10 32 9 17q7 0 12 5l3-6 6 12z",
    head: `M20 30q-2-18 12-20 8-1 13 4l12 4q4 4 0 8H46l7 4q-6 4-13 3${JAW}`,
    horns: "M28 13Q15 9 9-2q14 1 27 10z",
    eye: [36, 18],
  },
  {
    // brown: a bull, square muzzle, horns that turn up, a ring in the nose
    head: `M20 30q-3-17 10-19h20q7 0 7 7v10q0 6-7 6h-9${JAW}`,
    horns: "M28 14Q15 12 16-3q6 9 19 13zM40 12q8-4 8-15 9 11 2 19z",
    whiskers: "M53 30q4 8-3 8-6 0-4-7",
    eye: [37, 19],
  },
  {
    // black: nothing but points
    behind: "M20 40L9 36l7-7L4 24l11-6L7 6l14 5L22-3l9 11 7-9 3 13-8 24z",
    head: `M20 30q-2-17 11-19l14 4 15 12-14-1 6 6${JAW}`,
    eye: [37, 18],
  },
  {
    // red: the dragon of the tales, curved horns and a beard of flame
    head: `M20 30q-2-18 11-20 8-1 14 4l12 3q4 4 0 8l-11 1 6 5-10 3${JAW}`,
    horns: "M30 13Q17 13 17 3 17-3 10-4 27-9 29 2q1 6 9 8z",
    before: "M39 31q4 8-2 14 9-1 10-7l2 5q6-6 2-14z",
    eye: [37, 18],
  },
  {
    // yellow: a mane of rays
    behind: "M27-3l5 7 8-5 1 9 9-1-4 9-6 16-12 8-3-7-8 5-1-9-9 1 3-9-9-3 7-6-5-8 9 0 0-9 8 4z",
    head: "M22 30Q18 13 31 11q10-1 15 5 10 1 10 7 0 6-8 6L38 32z",
    eye: [37, 19],
  },
  {
    // green: a crocodile's snout and three round leaves
    behind: "M22 32q-9 5-13-2-9-2-6-10-2-9 7-10 1-10 11-8 9 0 9 9z",
    head: "M20 32q-2-16 10-18 7-1 9 4l15-1q3-3 5 0 4 6 1 9H41l17 3q-3 5-12 4l-8 1z",
    eye: [34, 19],
  },
  {
    // gray: a ram
    head: `M20 30Q17 11 32 9q15 0 23 16 2 7-5 7${JAW}`,
    antlers: "M38 11Q25-2 14 8 5 18 14 27q9 6 14-1 2-7-5-7",
    thick: 6.5,
    eye: [41, 18],
  },
  {
    // light blue: antlers and whiskers of the east
    head: `M22 31Q19 13 32 12q9-1 13 6l11 4q3 4-2 6l-12 2${JAW}`,
    antlers: "M29 13L24-3M27 6l-10-3M37 13l2-15M38 5l8-4",
    thick: 4,
    whiskers: "M54 25q9 4 4 13M48 29q4 6-2 11",
    eye: [37, 20],
  },
  {
    // purple: a bat's ears and a snub nose
    behind: "M27 19Q9 16 3-3q18-1 31 13zM36 13Q38-3 54-5q2 14-9 22z",
    head: `M20 30q-3-18 12-19 13 0 15 8 7 2 6 8-2 6-9 6${JAW}`,
    eye: [38, 20],
  },
  {
    // orange: one great horn on the nose
    behind: "M22 36l-11-3 5-6-8-5 8-4-3-9 11 3z",
    head: `M20 30q-2-18 11-19 8-1 13 5l13 3q3 5-1 9l-11 3${JAW}`,
    horns: "M44 18Q51 8 52-5q11 12 6 26zM34 13q2-6 6-9 3 6 2 11z",
    eye: [35, 19],
  },
];

/** Signs around the origin, 20 wide, as the texts have them. */
export const SIGNS = [
  "M0-9a9 9 0 1 1 0 18 9 9 0 0 1 0-18z",
  "M-8-8H8V8H-8z",
  "M0-9.5L10 8H-10z",
  "M0-11L9 0 0 11-9 0z",
  "M0-10.5l3 7 7.6.6-5.8 5L6.5 9.5 0 5.6-6.5 9.5-4.8 2.1-10.6-2.9l7.6-.6z",
  "M0-10a4.9 4.9 0 0 1 4.2 7.4 4.9 4.9 0 1 1-2.4 7.6L4 10H-4l2.2-5a4.9 4.9 0 1 1-2.4-7.6A4.9 4.9 0 0 1 0-10z",
  "M-3.5-10h7v6.5H10v7H3.5V10h-7V3.5H-10v-7h6.5z",
  "M0-9.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zM0-5a5 5 0 1 0 0 10A5 5 0 0 0 0-5z",
  "M0 10Q-11 1-10-4.5-8.500-10-3.500-9-.8-8 0-5.500.8-8 3.500-9 8.500-10 10-4.500 11 1 0 10z",
  "M0-11L11 9H-11zM0-3.500L-5 5.500H5z",
];
