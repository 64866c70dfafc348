import { unfitFile } from '../../../platform/files/refused-file.ts'
import { renderInWorker } from '../../../platform/pdf/render-worker.ts'
import type { Certificate } from './certificate.ts'
import type { PageMark } from './draw-marks.ts'
import type { PaperToDraw } from './sealed-render-worker.ts'

const draw = renderInWorker<PaperToDraw>(new URL('./sealed-render-worker.ts', import.meta.url))

/** The document with its marks, the certificate appended, and a placeholder for one seal. */
export const drawSealed = (
  bytes: Uint8Array,
  certificate: Certificate,
  marks: readonly PageMark[],
): Promise<Uint8Array> => draw({ bytes, certificate, marks })

const TRIAL: Certificate = {
  ...{ paper: 'Trial', sha256: '', facts: [], signers: [], trail: [], consent: '', check: '' },
  made: '2026-01-01T00:00:00Z',
}
const TRIAL_MARK = { page: 1, x: 0, y: 0, width: 100, height: 20, kind: 'TEXT', value: 'Trial' } as const
const UNFIT: Record<string, string> = {
  HAS_FIELDS:
    'This PDF has its own fields or signatures, which could look different later. Print it to a new PDF and send that.',
  Encrypted: 'This PDF is protected against changes. Print it to a new PDF and send that.',
}

/** Tries out sealing and discards the result, so that documents that cannot be sealed are refused before signing. */
export async function trySealing(bytes: Uint8Array): Promise<void> {
  try {
    await drawSealed(bytes, TRIAL, [TRIAL_MARK])
  } catch (error) {
    const said = String(error)
    const known = Object.entries(UNFIT).find(([fault]) => said.includes(fault))
    throw unfitFile(known?.[1] ?? 'Nothing can be added to this PDF. Print it to a new PDF and send that.')
  }
}
