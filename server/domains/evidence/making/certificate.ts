import { createRequire } from 'node:module'
import { formatDay } from '@gida/contract/shared/dates'

const { version } = createRequire(import.meta.url)('../../../package.json') as { version: string }

type CertificateFacts = {
  host: string
  who: string
  title: string
  files: number
  list: string
  from: string
  to: string
}

/** Draft of the certificate under section 84(4), filled in as far as known, to be signed by a person in a responsible position. */
export const certificateDraft = ({ host, who, title, files, list, from, to }: CertificateFacts): string[] => [
  `1. This certificate is about the documents in the bundle “${title}”: ${files} originals, whose SHA-256 stand in the hash list (SHA-256 of the list: ${list}).`,
  `2. They were produced by the software Gida, version ${version} (Node.js ${process.versions.node}, PostgreSQL), running at ${host}. Device, its place and who maintains it: ______________________________`,
  `3. The contents were supplied and kept in the course of the management of the tenancy from ${formatDay(from)} to ${formatDay(to)}, over which the computer was used regularly to store and process information for that activity.`,
  '4. Over that period information of the kind contained in the documents was regularly supplied to the computer in the ordinary course of that activity.',
  '5. Throughout the material part of that period the computer was operating properly; or, where it was not, that did not affect the production of the documents or the accuracy of their contents. Exceptions: ______________________________',
  '6. What the documents contain reproduces or is derived from information supplied to the computer in the ordinary course of that activity.',
  `7. The bundle was exported by ${who} from that software.`,
  '8. This is stated to the best of the knowledge and belief of the person who signs, who holds a responsible position in relation to the operation of the device or the management of the activities.',
]
