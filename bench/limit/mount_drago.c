/* Mount Drago once more, in plain C: how fast could it be, and do two readings of the rules agree?
 * Only what the rules need is kept: no views, no memory of who laid what. Clauses as in RULES.md. */
#include <stdint.h>
#include <string.h>

enum { SEATS = 5, DRAGONS = 10, VALUES = 5, KINDS = 50, CARDS = 110, HAND = 6, SPACES = 31 };
enum { PLAIN, BLUE, GREEN, SUMMIT };
enum { DRAWING, SADDLING, DEALING, REFILLING, TRADING, PLAYING, MOUNTING, DISCARDING, SWAPPING, OVER };
enum { PLAY = 0, MOUNT = 50, STAY, DISCARD, ENOUGH = 102, BEGIN = 104, SADDLE = 109, DRAW = 159 };
enum { CHANCE = 15, NOBODY = -1, FREE = -1, NONE = -1, AWAY = 99 };

typedef struct {
    int8_t copies[KINDS], spaces[SPACES], numbers[2][SPACES];
    int8_t first, floor_at_zero, summit_swap; /* first: -1 is drawn */
} Box;

typedef struct {
    int32_t points[SEATS];
    int16_t stock, under;               /* cards in the pile, and in the stacks below the tops */
    int8_t seats, phase, turn, first, owed, climbed, played;
    int8_t spot[DRAGONS], rider[DRAGONS], top[SEATS], holds[SEATS];
    int8_t hand[SEATS][HAND];           /* falling, then NONE */
    int8_t pile[CARDS], stacks[CARDS];  /* in no order */
} State;

static inline int dragon_of(unsigned card) { return card / VALUES; }
static inline int after(const State *s, int p) { return p + 1 < s->seats ? p + 1 : 0; }

static void setup(const Box *box, State *s, int seats) {
    memset(s, 0, sizeof *s);
    memset(s->top, NONE, sizeof s->top);
    memset(s->hand, NONE, sizeof s->hand);
    s->seats = seats;
    for (int d = 0; d < DRAGONS; d++) s->rider[d] = FREE, s->spot[d] = AWAY;
    for (int k = 0; k < KINDS; k++)
        for (int i = 0; i < box->copies[k]; i++) s->pile[s->stock++] = k, s->spot[dragon_of(k)] = 0;
    s->phase = box->first < 0 ? DRAWING : SADDLING;
    s->first = box->first < 0 ? 0 : box->first;
}

static inline int actor(const State *s) {
    return s->phase < PLAYING ? CHANCE : s->phase < OVER ? s->turn : NOBODY;
}

static inline int hand_cards(const Box *box, const State *s, int verb, int32_t *out) {
    const int8_t *hand = s->hand[s->turn];
    int n = 0, last = -1;
    for (int i = s->holds[s->turn] - 1; i >= 0; i--) {
        int card = hand[i];
        out[n] = verb + card;
        n += card != last && (verb == PLAY || box->spaces[s->spot[dragon_of(card)]] == SUMMIT);
        last = card;
    }
    return n;
}

static inline int legal(const Box *box, const State *s, int32_t *out) {
    if (s->phase == PLAYING) return hand_cards(box, s, PLAY, out);
    if (s->phase == MOUNTING) return out[0] = MOUNT, out[1] = STAY, 2;
    int n = hand_cards(box, s, DISCARD, out);
    return out[n] = ENOUGH, n + 1;
}

static inline void next_turn(State *s) { s->turn = after(s, s->turn), s->phase = PLAYING; }

/* MD-16: to discard or swap is offered to whoever holds cards once a dragon is up. */
static inline int may_discard(const State *s, int p) { return s->climbed && s->holds[p]; }

static inline void end_draw(const Box *box, State *s) {
    int p = s->turn;
    if (s->phase == DEALING) {
        s->turn = after(s, p), s->owed = HAND;
        if (s->turn == 0) s->turn = s->first, s->phase = PLAYING, s->owed = 0;
    } else if (box->summit_swap && s->phase != TRADING && may_discard(s, p)) {
        s->phase = SWAPPING;
    } else {
        next_turn(s);
    }
}

/* MD-18 */
static void reshuffle(State *s) {
    memcpy(s->pile, s->stacks, s->under);
    s->stock = s->under, s->under = 0;
}

static inline int out_of_pile(State *s, int i) {
    int card = s->pile[i];
    s->pile[i] = s->pile[--s->stock];
    return card;
}

/* MD-4 */
static void saddle(State *s, int i) {
    int p = s->turn, card = out_of_pile(s, i);
    s->top[p] = card, s->rider[dragon_of(card)] = p;
    s->turn = after(s, p);
    if (s->turn == 0) s->phase = DEALING, s->owed = HAND;
}

/* MD-5, MD-17 */
static inline void draw(const Box *box, State *s, int i) {
    int card = out_of_pile(s, i), p = s->turn;
    int8_t *hand = s->hand[p];
    s->holds[p]++;
    for (int at = 0; at < HAND; at++) {
        int other = hand[at];
        hand[at] = other > card ? other : card;
        card = other > card ? card : other;
    }
    if (--s->owed == 0) end_draw(box, s);
    if (s->stock == 0 && s->phase < PLAYING) reshuffle(s);
}

static inline void out_of_hand(State *s, int p, int card) {
    int8_t *hand = s->hand[p];
    int n = --s->holds[p];
    for (int i = 0; i < HAND - 1; i++) hand[i] = hand[i] > card ? hand[i] : hand[i + 1];
    hand[n] = NONE;
}

static inline void put_under(State *s, int card) { s->stacks[s->under++] = card; }

static inline void mount(State *s, int p, int card) {
    put_under(s, s->top[p]);
    s->rider[dragon_of(s->top[p])] = FREE;
    s->rider[dragon_of(card)] = p, s->top[p] = card;
}

/* MD-11, MD-12, MD-15 */
static inline void judge(const Box *box, State *s, int small) {
    const int8_t *numbers = box->numbers[s->seats > 3];
    for (int q = 0; q < s->seats; q++) {
        int number = numbers[s->spot[dragon_of(s->top[q])]];
        if (!small || number <= 3) s->points[q] += number;
        if (box->floor_at_zero && s->points[q] < 0) s->points[q] = 0;
    }
}

/* MD-13, MD-17, MD-19 */
static inline void settle(const Box *box, State *s, int p, int card, int from) {
    int space = box->spaces[s->spot[dragon_of(card)]];
    int enters = space == SUMMIT && box->spaces[from] != SUMMIT;
    int scoring = space == BLUE || space == GREEN || enters;
    s->climbed += enters;
    if (scoring) judge(box, s, space == BLUE);
    if (s->climbed == 3) {
        s->phase = OVER;
    } else if (scoring && s->holds[p]) {
        end_draw(box, s);
    } else {
        s->owed = HAND - s->holds[p];
        s->phase = !box->summit_swap && may_discard(s, p) ? DISCARDING : REFILLING;
    }
}

static inline int is_rearmost(const State *s, int spot) {
    int behind = 0;
    for (int d = 0; d < DRAGONS; d++) behind |= s->spot[d] < spot;
    return !behind;
}

/* MD-6 to MD-10 */
static inline void play_card(const Box *box, State *s, int p, int card) {
    int d = dragon_of(card), from = s->spot[d], to = from + card - d * VALUES + 1;
    out_of_hand(s, p, card);
    s->spot[d] = to < SPACES ? to : SPACES - 1;
    if (s->rider[d] == FREE && is_rearmost(s, from)) {
        s->phase = MOUNTING, s->played = card;
        return;
    }
    if (s->rider[d] == FREE || s->rider[d] == p) mount(s, p, card);
    else put_under(s, card);
    settle(box, s, p, card, from);
}

/* MD-16 */
static inline void discard(State *s, int p, int move) {
    if (move < ENOUGH) {
        out_of_hand(s, p, move - DISCARD);
        put_under(s, move - DISCARD);
        s->owed++;
        if (s->holds[p]) return;
    }
    if (s->phase == DISCARDING) s->phase = REFILLING;
    else if (s->owed) s->phase = TRADING;
    else next_turn(s);
}

static inline void play(const Box *box, State *s, int move) {
    int p = s->turn;
    if (move < MOUNT) {
        play_card(box, s, p, move - PLAY);
    } else if (move < DISCARD) {
        if (move == MOUNT) mount(s, p, s->played);
        else put_under(s, s->played);
        settle(box, s, p, s->played, 0);
    } else {
        discard(s, p, move);
    }
    if (s->stock == 0 && s->phase < PLAYING) reshuffle(s);
}

/* ---- the same moves: after each, what a table sees of it ---- */

enum { FACTS = 1 + 1 + 1 + 1 + DRAGONS + 3 * SEATS };

static void tell(const State *s, int32_t *facts) {
    *facts++ = s->phase, *facts++ = s->turn, *facts++ = s->stock, *facts++ = s->climbed;
    for (int d = 0; d < DRAGONS; d++) *facts++ = s->spot[d];
    for (int p = 0; p < SEATS; p++) *facts++ = s->points[p];
    for (int p = 0; p < SEATS; p++) *facts++ = s->top[p] + 1;
    for (int p = 0; p < SEATS; p++) *facts++ = s->holds[p];
}

static int find(const State *s, int card) {
    for (int i = 0; i < s->stock; i++) if (s->pile[i] == card) return i;
    return -1;
}

static int may(const Box *box, const State *s, int move) {
    int32_t out[HAND + 1];
    int n = legal(box, s, out);
    while (n > 0 && out[n - 1] != move) n--;
    return n > 0;
}

/* The moves of one match; returns how many were carried out before one was not allowed. */
int replay(const Box *box, int seats, int n, const int32_t *who, const int32_t *moves, int32_t *facts) {
    State s;
    setup(box, &s, seats);
    for (int i = 0; i < n; i++, facts += FACTS) {
        int move = moves[i], at;
        if (who[i] != actor(&s)) return i;
        if (s.phase >= PLAYING) {
            if (!may(box, &s, move)) return i;
            play(box, &s, move);
        } else if (s.phase == DRAWING) {
            s.first = move - BEGIN, s.phase = SADDLING;
        } else if (s.phase == SADDLING) {
            if ((at = find(&s, move - SADDLE)) < 0 || s.rider[dragon_of(move - SADDLE)] != FREE) return i;
            saddle(&s, at);
        } else {
            if ((at = find(&s, move - DRAW)) < 0) return i;
            draw(box, &s, at);
        }
        tell(&s, facts);
    }
    return n;
}

/* ---- random play: PCG64 (XSL-RR, 128 bits of state), the generator NumPy uses ---- */

typedef struct { unsigned __int128 state, step; } Rng;

static inline uint64_t next(Rng *rng) {
    const unsigned __int128 by = ((unsigned __int128)2549297995355413924u << 64) + 4865540595714422341u;
    rng->state = rng->state * by + rng->step;
    uint64_t x = (uint64_t)(rng->state >> 64) ^ (uint64_t)rng->state;
    unsigned turn = rng->state >> 122;
    return x >> turn | x << (-turn & 63);
}

static inline int below(Rng *rng, int n) { return (unsigned __int128)next(rng) * n >> 64; }

static inline void luck(const Box *box, State *s, Rng *rng) {
    if (s->phase >= DEALING) {
        draw(box, s, below(rng, s->stock));
    } else if (s->phase == DRAWING) {
        s->first = below(rng, s->seats), s->phase = SADDLING;
    } else {
        int i = below(rng, s->stock); /* MD-4: repeats are shuffled back in */
        while (s->rider[dragon_of(s->pile[i])] != FREE) i = below(rng, s->stock);
        saddle(s, i);
    }
}

static int64_t finish_one(const Box *box, State *s, Rng *rng) {
    int64_t made = 0;
    int32_t out[HAND + 1];
    for (int p; (p = actor(s)) != NOBODY; made++) {
        if (p == CHANCE) {
            luck(box, s, rng);
        } else {
            int n = legal(box, s, out);
            play(box, s, n == 1 ? out[0] : out[below(rng, n)]);
        }
    }
    return made;
}

int state_size(void) { return sizeof(State); }
int box_size(void) { return sizeof(Box); }

/* Set up and finish `n` matches at random; returns the number of moves made. */
int64_t playouts(const Box *box, State *states, int n, int seats, uint64_t seed) {
    Rng rng = { seed, 2 * (unsigned __int128)seed + 1 };
    int64_t made = 0;
    for (int i = 0; i < 8; i++) next(&rng);
    for (int i = 0; i < n; i++) setup(box, &states[i], seats);
    for (int i = 0; i < n; i++) made += finish_one(box, &states[i], &rng);
    return made;
}
