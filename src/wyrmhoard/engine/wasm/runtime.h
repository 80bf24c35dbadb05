/* What translated rules stand on: checked numbers and addresses, NumPy's luck, memory. */
#include <stddef.h>
#include <stdint.h>

#define WITHIN static inline __attribute__((always_inline, unused))
#define APART static __attribute__((noinline, unused))

typedef struct { char *at; int64_t n; } Many;
typedef int16_t __attribute__((aligned(1))) cell_i2;
typedef int32_t __attribute__((aligned(1))) cell_i4;
typedef int64_t __attribute__((aligned(1))) cell_i8;
typedef double __attribute__((aligned(1))) cell_f8;

enum { INDEX = 1, DIVISION, SHIFT, ROOM, RANGE, FELL_OFF };
__attribute__((noreturn, cold, noinline)) void fail(int32_t code);

/* A negative index counts from the end, as in Python. */
WITHIN int64_t at(int64_t n, int64_t i) {
  if (i < 0) i += n;
  if ((uint64_t)i >= (uint64_t)n) fail(INDEX);
  return i;
}

/* The end of a slice, which is cut to what there is. */
WITHIN int64_t upto(int64_t n, int64_t i) {
  if (i < 0) i += n;
  return i < 0 ? 0 : i > n ? n : i;
}

WITHIN Many slice(Many a, int64_t from, int64_t to, int64_t row) {
  from = upto(a.n, from), to = upto(a.n, to);
  return (Many){a.at + from * row, to > from ? to - from : 0};
}

/* Division rounds down, and a remainder has the sign of its divisor. */
WITHIN int64_t divide(int64_t a, int64_t b) {
  if (b == 0 || (a == INT64_MIN && b == -1)) fail(DIVISION);
  return a / b - (a % b != 0 && (a ^ b) < 0);
}

WITHIN int64_t modulo(int64_t a, int64_t b) {
  if (b == 0 || (a == INT64_MIN && b == -1)) fail(DIVISION);
  int64_t left = a % b;
  return left != 0 && (left ^ b) < 0 ? left + b : left;
}

WITHIN double over(double a, double b) {
  if (b == 0) fail(DIVISION);
  return a / b;
}

WITHIN int64_t left(int64_t a, int64_t n) {
  if ((uint64_t)n > 63) fail(SHIFT);
  return (int64_t)((uint64_t)a << n);
}

WITHIN int64_t right(int64_t a, int64_t n) {
  if ((uint64_t)n > 63) fail(SHIFT);
  return a >> n;
}

/* Towards zero; what is too large, and what is no number, is an error. */
WITHIN int64_t whole(double x) {
  if (!(x > -0x1p63 && x < 0x1p63)) fail(RANGE);
  return (int64_t)x;
}

WITHIN int64_t size(int64_t a) { return a < 0 ? -a : a; }
WITHIN double size_real(double a) { return __builtin_fabs(a); }

/* An array lives as long as the function that makes it. */
#define MAKE(count, row) ({ \
  int64_t n_ = (count); \
  if ((uint64_t)n_ > 65536) fail(ROOM); \
  Many made_ = {__builtin_alloca(n_ * (row) + 1), n_}; \
  __builtin_memset(made_.at, 0, n_ * (row)); \
  made_; })

/* Luck: PCG64 (XSL-RR 128/64) and its seeding, bit by bit as NumPy's default_rng has them. */
typedef struct { uint64_t low, high, step_low, step_high; } Luck;
#define FACTOR_HIGH 2549297995355413924ULL
#define FACTOR_LOW 4865540595714422341ULL

WITHIN uint64_t high_product(uint64_t a, uint64_t b) {
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t middle = a1 * b0 + (a0 * b0 >> 32), other = a0 * b1 + (uint32_t)middle;
  return a1 * b1 + (middle >> 32) + (other >> 32);
}

WITHIN void advance(Luck *luck) {
  uint64_t high = high_product(luck->low, FACTOR_LOW) + luck->high * FACTOR_LOW + luck->low * FACTOR_HIGH;
  luck->low = luck->low * FACTOR_LOW + luck->step_low;
  luck->high = high + luck->step_high + (luck->low < luck->step_low);
}

/* From 0 up to 1. */
WITHIN double draw(Luck *luck) {
  advance(luck);
  uint64_t mixed = luck->high ^ luck->low;
  uint32_t turn = luck->high >> 58;
  return ((mixed >> turn | mixed << (-turn & 63)) >> 11) * 0x1p-53;
}

WITHIN uint32_t hashed(uint32_t word, uint32_t *key, uint32_t factor) {
  word ^= *key;
  *key *= factor;
  word *= *key;
  return word ^ word >> 16;
}

APART void seed_luck(Luck *luck, uint32_t seed_low, uint32_t seed_high) {
  uint32_t pool[4], seed[4] = {seed_low, seed_high}, key = 0x43b0d7e5u, out[8];
  for (int i = 0; i < 4; i++) pool[i] = hashed(seed[i], &key, 0x931e8875u);
  for (int from = 0; from < 4; from++)
    for (int to = 0; to < 4; to++)
      if (from != to) {
        uint32_t mixed = 0xca01f9ddu * pool[to] - 0x4973f715u * hashed(pool[from], &key, 0x931e8875u);
        pool[to] = mixed ^ mixed >> 16;
      }
  key = 0x8b51f9ddu;
  for (int i = 0; i < 8; i++) out[i] = hashed(pool[i & 3], &key, 0x58f38dedu);
  uint64_t word[4];
  for (int i = 0; i < 4; i++) word[i] = out[2 * i] | (uint64_t)out[2 * i + 1] << 32;
  luck->step_high = word[2] << 1 | word[3] >> 63, luck->step_low = word[3] << 1 | 1;
  luck->high = luck->low = 0;
  advance(luck);
  luck->low += word[1];
  luck->high += word[0] + (luck->low < word[1]);
  advance(luck);
}

#ifdef __wasm__
/* The host reads the code when a call has trapped. */
#define DOOR __attribute__((visibility("default"), used))
DOOR int32_t failed;

void fail(int32_t code) {
  failed = code;
  __builtin_trap();
}

/* Room for a record of the host's, blank, for good. */
extern unsigned char __heap_base;
static uintptr_t top;

DOOR void *room(uint32_t bytes) {
  if (!top) top = (uintptr_t)&__heap_base;
  uintptr_t start = (top + 15) & ~(uintptr_t)15, page = 65536;
  top = start + bytes;
  uintptr_t pages = (top + page - 1) / page, now = __builtin_wasm_memory_size(0);
  if (pages > now && __builtin_wasm_memory_grow(0, pages - now) == (size_t)-1) fail(ROOM);
  return (void *)start;
}
#else
#ifndef DOOR
#define DOOR
#endif
#include <stdlib.h>
void fail(int32_t code) { abort(); }
#endif

DOOR void luck_from(Luck *luck, uint32_t seed_low, uint32_t seed_high) {
  seed_luck(luck, seed_low, seed_high);
}
