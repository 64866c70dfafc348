const UNDER_TWENTY = [
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const SCALES: [number, string][] = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1_000, 'thousand'],
]

/** `143030000` → `One million, four hundred and thirty thousand, three hundred naira only`. */
export function amountInWords(kobo: number): string {
  const naira = Math.trunc(kobo / 100)
  const rest = kobo % 100
  const parts = [naira > 0 ? `${words(naira)} naira` : '', rest > 0 ? `${words(rest)} kobo` : ''].filter(
    Boolean,
  )
  const said = parts.length > 0 ? parts.join(', ') : 'zero naira'
  return `${said.charAt(0).toUpperCase()}${said.slice(1)} only`
}

function words(n: number): string {
  const said: string[] = []
  let left = n
  for (const [size, name] of SCALES) {
    if (left < size) continue
    said.push(`${words(Math.trunc(left / size))} ${name}`)
    left %= size
  }
  if (left > 0) said.push(said.length > 0 && left < 100 ? `and ${underThousand(left)}` : underThousand(left))
  return said.join(', ').replace(', and ', ' and ')
}

function underThousand(n: number): string {
  const hundreds = Math.trunc(n / 100)
  const rest = n % 100
  const small =
    rest < 20
      ? UNDER_TWENTY[rest]
      : [TENS[Math.trunc(rest / 10)], UNDER_TWENTY[rest % 10]].filter(Boolean).join('-')
  if (hundreds === 0) return small ?? ''
  return `${UNDER_TWENTY[hundreds]} hundred${rest > 0 ? ` and ${small}` : ''}`
}
