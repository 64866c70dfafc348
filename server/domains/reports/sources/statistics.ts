import { type RawBuilder, sql } from 'kysely'
import type { Rows } from '../engine/source.ts'

/** 95% confidence: 1.96 standard errors. */
const Z = 1.96

/** One bound of the 95% Wilson interval of a proportion, in basis points: -1 lower, 1 upper. Null for an empty sample. */
export const likely = (
  part: RawBuilder<number>,
  whole: RawBuilder<number>,
  end: -1 | 1,
): RawBuilder<number | null> => {
  const [n, p] = [sql`nullif(${whole}, 0)::float8`, sql`(${part}::float8 / nullif(${whole}, 0))`]
  return sql`round(10000 * (${p} + ${Z * Z}::float8 / (2 * ${n})
    + ${sql.lit(end)} * ${Z}::float8 * sqrt(${p} * (1 - ${p}) / ${n} + ${Z * Z}::float8 / (4 * ${n} * ${n})))
    / (1 + ${Z * Z}::float8 / ${n}))::bigint`
}

/**
 * Kaplan-Meier median of durations, some still open: the day by which half had ended, or null if more than half outlast the
 * observation. `spells` has `days` and `is_over`; open ones count as at risk for as long as observed.
 */
export const medianOf = (spells: Rows): RawBuilder<number | null> => sql`(
  select min(days) from (
    select days, exp(sum(case when ended = at_risk then -100 else ln(1 - ended::float8 / at_risk) end) over (order by days)) as left_over
    from (
      select days, count(*) filter (where is_over) as ended,
        sum(count(*)) over (order by days desc) as at_risk
      from (${spells}) s group by days) d) k
  where left_over <= 0.5 + 1e-9)`
