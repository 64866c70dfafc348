/** Seeded randomness: the same seed makes the same choices, whatever their timing. */
export type Dice = {
  /** In [0, 1). */
  roll(): number
  /** An integer from `least` to `most`. */
  between(least: number, most: number): number
  happens(probability: number): boolean
  pick<T>(choices: readonly [T, ...T[]]): T
  /** Independent dice for one thing, so that its choices do not depend on the order of calls. */
  of(name: string): Dice
}

export function makeDice(seed: number): Dice {
  let state = seed >>> 0
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0 // mulberry32
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    roll,
    between: (least, most) => least + Math.floor(roll() * (most - least + 1)),
    happens: (probability) => roll() < probability,
    pick: (choices) => choices[Math.floor(roll() * choices.length)] ?? choices[0],
    of: (name) =>
      makeDice([...name].reduce((hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0), seed)),
  }
}
