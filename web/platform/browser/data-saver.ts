type Line = { saveData?: boolean; effectiveType?: string }

/** Whether the browser says that data is dear or slow here; where it is, nothing is fetched that nobody has asked for. */
export function isDataDear(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Line }).connection ?? {}
  return saveData === true || effectiveType.endsWith('2g')
}
