const STEPS = [1, 2, 2.5, 5, 10]

/** Three round values covering the greatest, for the gridlines. */
export function roundSteps(greatest: number): { values: [number, number, number]; top: number } {
  const raw = Math.max(greatest, 1) / 3.5
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = (STEPS.find((candidate) => candidate * power >= raw) ?? 10) * power
  return { values: [step, step * 2, step * 3], top: Math.max(greatest, step * 3) * 1.11 }
}
