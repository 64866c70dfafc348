export type Contender = {
  name: string
  /** Runs once before the turns. */
  warmUp?(): Promise<void>
  /** Works for one turn; returns operations per second. */
  turn(): Promise<number>
}

/** Rates by contender, one per round. */
export type Rates = Record<string, number[]>

/** Contenders alternate within each round, so that other load affects all of them. */
export async function takeTurns(
  contenders: readonly Contender[],
  rounds: number,
  say: (line: string) => void,
): Promise<Rates> {
  const rates: Rates = Object.fromEntries(contenders.map(({ name }) => [name, []]))
  for (const contender of contenders) {
    await contender.warmUp?.()
    await contender.turn() // warm-up of caches, plans and JIT compilers
  }
  for (let round = 1; round <= rounds; round++) {
    for (const { name, turn } of contenders) rates[name]?.push(await turn())
    const line = contenders.map(({ name }) => `${name} ${Math.round(rates[name]?.at(-1) ?? 0)}/s`)
    say(`  ${round}/${rounds}  ${line.join('  ')}`)
  }
  return rates
}

/** Median over the rounds of one contender's rate divided by another's. */
export function ratio(rates: Rates, of: string, to: string): number {
  const base = rates[to] ?? []
  return round3(median((rates[of] ?? []).map((rate, round) => rate / (base[round] ?? Number.NaN))))
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const high = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? high : (high + (sorted[middle - 1] ?? high)) / 2
}

/** The value that this share of the numbers does not exceed. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const round3 = (number: number) => Math.round(number * 1000) / 1000
