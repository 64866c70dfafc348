import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import {
  DeclineDocument,
  ExtendSignature,
  OpenPaper,
  PaperCheck,
  RemindSigner,
  ReplaceSigner,
  RequestSignature,
  SealKey,
  SendCode,
  SignatureStatus,
  SignDocument,
  Signing,
  VoidSignature,
} from './request.ts'

const ONE = '/documents/{id}/signature'
const LINK = '/digital-signing/{token}'
const params = paramsOf('document')
const link = z.object({ token: z.string().max(60) })
const changed = { access: 'documents_write', params, answer: SignatureStatus } as const
const ofLink = { method: 'POST', access: 'public', params: link } as const
const refusals = ['SIGNING_OVER', 'NOT_YOUR_TURN', 'SIGNING_CODE_NEEDED', 'SIGNING_CODE_WRONG'] as const

export const signing = {
  requestSignature: endpoint({
    ...changed,
    method: 'POST',
    path: ONE,
    summary: 'Send the newest version of a PDF to be signed; each signer gets a link of their own',
    body: RequestSignature,
    status: 201,
    errors: ['ILLEGAL_STATE', 'FILE_REFUSED', 'CONFLICT', 'SIGNING_IN_INK', 'TOO_MANY_REQUESTS'],
    changes: ['documents', 'signing', 'leases', 'estates'],
  }),
  getSignatureStatus: endpoint({
    method: 'GET',
    path: `${ONE}/status`,
    summary: 'Who has signed a document, who is next, and what happened',
    access: 'documents_read',
    params,
    answer: SignatureStatus,
  }),
  voidSignature: endpoint({
    ...changed,
    method: 'POST',
    path: `${ONE}/void`,
    summary: 'Take a request back: its links lead nowhere, and who has signed is told',
    body: VoidSignature,
    errors: ['ILLEGAL_STATE'],
    changes: ['signing', 'leases', 'estates'],
  }),
  extendSignature: endpoint({
    ...changed,
    method: 'POST',
    path: `${ONE}/extend`,
    summary: 'Give the signers another last day',
    body: ExtendSignature,
    errors: ['ILLEGAL_STATE'],
  }),
  remindSigner: endpoint({
    ...changed,
    method: 'POST',
    path: `${ONE}/remind`,
    summary: 'Send the link again to who signs now',
    body: RemindSigner,
    errors: ['ILLEGAL_STATE', 'NOT_YOUR_TURN', 'TOO_MANY_REQUESTS'],
  }),
  replaceSigner: endpoint({
    ...changed,
    method: 'POST',
    path: `${ONE}/replace`,
    summary: 'Let somebody else sign in a place: the link of the first leads nowhere from then on',
    body: ReplaceSigner,
    errors: ['ILLEGAL_STATE'],
  }),
  listSealKeys: endpoint({
    method: 'GET',
    path: '/digital-signing/keys',
    summary: 'The public keys with which sealed papers are checked',
    access: 'public',
    answer: z.object({ data: z.array(SealKey) }),
  }),
  checkPaper: endpoint({
    method: 'GET',
    path: '/digital-signing/papers/{sha256}',
    summary: 'How a paper stands, for who holds it: by the SHA-256 of its bytes',
    access: 'public',
    params: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    answer: PaperCheck,
  }),
  getSigning: endpoint({
    method: 'GET',
    path: LINK,
    summary: 'What a link asks to be signed; a spent, expired or replaced one is gone',
    access: 'public',
    params: link,
    answer: Signing,
    errors: ['SIGNING_OVER'],
  }),
  sendSigningCode: endpoint({
    ...ofLink,
    path: `${LINK}/code`,
    summary: 'Send a code to the address or the number that the sender named',
    body: SendCode,
    answer: z.object({ sent_to: z.string().meta({ description: 'Masked' }) }),
    status: 202,
    errors: ['SIGNING_OVER', 'TOO_MANY_REQUESTS'],
  }),
  openSigning: endpoint({
    ...ofLink,
    path: `${LINK}/open`,
    summary: 'Show the code: from then on this browser reads the paper at its page',
    body: OpenPaper,
    answer: Signing,
    errors: [...refusals, 'TOO_MANY_REQUESTS'],
  }),
  signDocument: endpoint({
    ...ofLink,
    path: `${LINK}/sign`,
    summary: 'Sign, with a fresh code; the last signature has the paper sealed',
    body: SignDocument,
    answer: Signing,
    errors: [...refusals, 'FILE_REFUSED', 'PICTURE_UNREADABLE', 'TOO_MANY_REQUESTS'],
    changes: ['signing', 'documents'],
  }),
  declineDocument: endpoint({
    ...ofLink,
    path: `${LINK}/decline`,
    summary: 'Decline, and say why: the request ends, and all who signed are told',
    body: DeclineDocument,
    answer: z.object({ status: z.literal('DECLINED') }),
    errors: refusals,
    changes: ['signing', 'leases', 'estates'],
  }),
}
