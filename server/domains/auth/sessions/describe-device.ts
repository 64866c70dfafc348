/** The first that fits: each of these also names those below it, for reasons of its own. */
const BROWSERS: readonly [RegExp, string][] = [
  [/OPR\/|Opera|Opera Mini/, 'Opera'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

const nameIn = (userAgent: string, names: typeof BROWSERS) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1]

/** A device in words that its owner knows it by: Chrome on Android. */
export function describeDevice(userAgent: string | null): string {
  const browser = nameIn(userAgent ?? '', BROWSERS)
  const system = nameIn(userAgent ?? '', SYSTEMS)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Another device'
}
