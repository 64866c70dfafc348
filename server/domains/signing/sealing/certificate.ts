import { openDocument, type PdfDocument } from '../../../platform/pdf/document.ts'

/** The content of the certificate pages. */
export type Certificate = {
  paper: string
  /** SHA-256 of the document as sent. */
  sha256: string
  facts: readonly (readonly [string, string])[]
  signers: readonly {
    name: string
    role: string
    facts: readonly (readonly [string, string])[]
    signature: { kind: 'TYPED' | 'DRAWN' | 'UPLOADED'; value: string }
  }[]
  trail: readonly (readonly [when: string, what: string, from: string])[]
  consent: string
  check: string
  made: string
}

const TRAIL = [
  { head: 'Time (Lagos)', share: 0.2 },
  { head: 'What happened', share: 0.5 },
  { head: 'From', share: 0.3 },
]

/** Renders the signatures and the certificate of completion as separate pages. */
export function drawCertificate(of: Certificate): Promise<Uint8Array> {
  const pdf = openDocument({ title: `Signatures: ${of.paper}`, author: 'Gida', made: new Date(of.made) })
  pdf.head('Certificate of completion', of.paper, ['Signed electronically'])
  pdf.facts(of.facts)
  pdf.title('Signatures')
  for (const signer of of.signers) drawSigner(pdf, signer)
  pdf.title('What they agreed to')
  pdf.text(of.consent)
  pdf.title('What happened')
  pdf.table(
    TRAIL,
    of.trail.map((cells) => ({ cells })),
  )
  pdf.title('Check this paper')
  pdf.text(of.check)
  return pdf.end(`${of.paper} · SHA-256 before signing ${of.sha256.slice(0, 16)}`)
}

function drawSigner(
  pdf: PdfDocument,
  { name, role, facts, signature }: Certificate['signers'][number],
): void {
  pdf.text(`${name}, ${role}`, { strong: true, size: 10 })
  if (signature.kind === 'TYPED') pdf.text(signature.value, { size: 20 })
  if (signature.kind === 'DRAWN') pdf.drawing(signature.value)
  if (signature.kind === 'UPLOADED')
    pdf.pictures([{ bytes: Buffer.from(signature.value, 'base64'), caption: '' }])
  pdf.facts(facts)
}
