/** This browser's seeds for the luck: sealed as soon as it sits, told when all seals are in, without being asked. */

import { sealOf } from "./luck";
import { chooseSeed, receiptOf, tellSeed } from "./receipt";
import type { Seal, TableInfo, TellSeed } from "./wire";

type Box = Record<string, unknown>;

export function answerLuck(table: TableInfo, box: Box, me: number[]): (Seal | TellSeed)[] {
  if (table.status !== "open") return [];
  return me.flatMap<Seal | TellSeed>((seat) =>
    table.sealed ? told(table, seat) : sealed(table, box, seat),
  );
}

function sealed({ id, commitment, seats }: TableInfo, box: Box, seat: number): Seal[] {
  if (seats[seat]!.luck !== "awaited") return [];
  return [{ type: "seal", seat, seal: sealOf(id, seat, chooseSeed(id, commitment, box, seat)) }];
}

/** Unless another device of the same person sealed it. */
function told({ id, seats }: TableInfo, seat: number): TellSeed[] {
  const seed = receiptOf(id)?.chosen?.[seat];
  const { luck, seal } = seats[seat]!;
  if (luck !== "sealed" || !seed || sealOf(id, seat, seed) !== seal) return [];
  tellSeed(
    id,
    seat,
    seats.map(({ seal }) => seal),
  );
  return [{ type: "tell-seed", seat, seed }];
}
