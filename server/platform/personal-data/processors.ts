import type { Bucket } from '../config/buckets.ts'
import type { Config } from '../config/config.ts'

/** An external processor of personal data. */
export type Processor = {
  name: string
  /** Country where it operates; null if the installation cannot tell. */
  country: string | null
  purpose: string
}

/** Known providers by domain suffix. */
const KNOWN: readonly [end: string, name: string, country: string | null][] = [
  ['paystack.co', 'Paystack Payments Limited', 'Nigeria'],
  ['termii.com', 'Termii Web Tech Limited', 'Nigeria'],
  ['facebook.com', 'Meta Platforms (WhatsApp)', 'United States'],
  ['sendgrid.net', 'Twilio SendGrid', 'United States'],
  ['mailgun.org', 'Mailgun', 'United States'],
  ['postmarkapp.com', 'Postmark', 'United States'],
  ['zoho.com', 'Zoho Mail', 'United States'],
  ['zoho.eu', 'Zoho Mail', 'European Union'],
  ['gmail.com', 'Google', 'United States'],
  ['amazonaws.com', 'Amazon Web Services', null],
  ['cloudflarestorage.com', 'Cloudflare', null],
]
/** Amazon regions that an installation for Nigeria may use. */
const REGIONS: Readonly<Record<string, string>> = {
  ...{
    'af-south-1': 'South Africa',
    'eu-west-1': 'Ireland',
    'eu-west-2': 'United Kingdom',
    'eu-west-3': 'France',
  },
  ...{
    'eu-central-1': 'Germany',
    'eu-north-1': 'Sweden',
    'us-east-1': 'United States',
    'us-west-2': 'United States',
  },
}

const PRIVATE = /^(localhost|\[?::1\]?|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/

/** Empty for an address of the installation itself. */
function processorAt(address: string | null, purpose: string, region?: string): Processor[] {
  if (!address) return []
  const host = URL.parse(address)?.hostname ?? address
  if (host === '' || PRIVATE.test(host) || !host.includes('.')) return []
  const [, name = host, country = null] =
    KNOWN.find(([end]) => host === end || host.endsWith(`.${end}`)) ?? []
  const named = region ?? Object.keys(REGIONS).find((one) => host.includes(one))
  return [{ name, country: country ?? (named && REGIONS[named]) ?? null, purpose }]
}

const addressOf = ({ endpoint, region }: Bucket) => endpoint ?? `https://s3.${region}.amazonaws.com`

/** The external processors of this installation, derived from its configured adapters. */
export function processorsOf(config: Config): Processor[] {
  const { provider, mail, sms, whatsapp, files, backups, database, identity, seal } = config
  const bucket = files.kind === 's3' ? files : null
  return [
    ...processorAt(
      provider.mode === 'live' ? provider.baseUrl : null,
      'Takes payments, pays them out, and looks up bank accounts: names, e-mail, amounts, the account or card',
    ),
    ...processorAt(mail.smtpUrl, 'Sends e-mail: addresses and what is written'),
    ...processorAt(
      sms?.mode === 'live' ? sms.url : null,
      'Sends text messages: phone numbers and what is written',
    ),
    ...processorAt(
      whatsapp?.mode === 'live' ? whatsapp.url : null,
      'Carries what is asked on WhatsApp, and the answers: phone numbers, names there, and what is written',
    ),
    ...processorAt(bucket && addressOf(bucket), 'Keeps files: papers, photos and receipts', bucket?.region),
    ...processorAt(
      backups && addressOf(backups),
      'Keeps copies of the backups: sealed, it cannot read them',
      backups?.region,
    ),
    ...processorAt(database.url, 'Keeps the database: all that is written down'),
    ...processorAt(identity?.issuer ?? null, 'Says who signs in: name and e-mail'),
    ...processorAt(seal.tsaUrl, 'Says what time it is when a paper is sealed: a digest alone'),
    {
      name: 'The push service of your browser (Google, Apple or Mozilla)',
      country: 'United States',
      purpose: 'Carries notifications to devices that asked for them: encrypted, it cannot read them',
    },
  ]
}
