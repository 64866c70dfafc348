/** Drops the fields without an error. */
export const found = <K extends string>(problems: Record<K, string | undefined>) =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as Partial<Record<K, string>>
