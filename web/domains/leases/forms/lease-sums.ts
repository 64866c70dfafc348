import { koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'

type Sums<N extends string> = Partial<Record<N, TypedAmount>>

/** Converts the named amounts of a form to kobo. */
export const inKobo = <N extends string, V extends Sums<N>>(values: V, names: readonly N[]) => {
  const rest = Object.entries(values).filter(([name]) => !names.includes(name as N))
  return { ...Object.fromEntries(rest), ...writtenSums(values, names) } as Omit<V, N> &
    Partial<Record<N, number>>
}

/** Only the amounts that were typed, in kobo; the server supplies the rest. */
export const writtenSums = <N extends string>(
  sums: Sums<N>,
  names: readonly N[],
): Partial<Record<N, number>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const kobo = koboIn(sums[name] ?? null)
      return kobo === null ? [] : [[name, kobo]]
    }),
  ) as Partial<Record<N, number>>
