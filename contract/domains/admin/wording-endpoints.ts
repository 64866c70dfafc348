import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { pageOf } from '../../shared/pages.ts'
import { DeclineWording, ProposeWording, WordingProposal, WordingsQuery, WordingToDecide } from './wording.ts'

const decide = {
  method: 'POST',
  access: 'platform_write',
  params: paramsOf('wording_proposal'),
  changes: ['admin'],
  answer: null,
  errors: ['ILLEGAL_STATE'],
} as const

/** Better wording for the app's texts, proposed by people who speak its languages. */
export const wordings = {
  listMyWordings: endpoint({
    method: 'GET',
    path: '/wording-proposals',
    summary: "List the caller's wording proposals, newest first",
    access: 'signed_in',
    query: WordingsQuery.omit({ decided: true }),
    answer: pageOf(WordingProposal),
  }),
  proposeWording: endpoint({
    method: 'POST',
    path: '/wording-proposals',
    summary: "Propose a better wording for a text of the app in the caller's language",
    access: 'signed_in',
    goes_on: true,
    body: ProposeWording,
    answer: WordingProposal,
    status: 201,
    changes: ['admin'],
    errors: ['ILLEGAL_STATE', 'TOO_MANY_REQUESTS'],
  }),
  withdrawWording: endpoint({
    method: 'DELETE',
    path: '/wording-proposals/{id}',
    summary: 'Withdraw a wording proposal that has not been decided',
    access: 'signed_in',
    goes_on: true,
    params: paramsOf('wording_proposal'),
    answer: null,
    changes: ['admin'],
    errors: ['ILLEGAL_STATE'],
  }),
  listWordings: endpoint({
    method: 'GET',
    path: '/admin/wording-proposals',
    summary: 'List undecided wording proposals, oldest first; or decided ones, newest first',
    access: 'platform_read',
    query: WordingsQuery,
    answer: pageOf(WordingToDecide),
  }),
  acceptWording: endpoint({
    ...decide,
    path: '/admin/wording-proposals/{id}/accept',
    summary: 'Accept a wording proposal for the next release. The catalogue itself is changed in code',
  }),
  declineWording: endpoint({
    ...decide,
    path: '/admin/wording-proposals/{id}/decline',
    summary: 'Decline a wording proposal, with a reason shown to its author',
    body: DeclineWording,
  }),
  downloadAcceptedWordings: endpoint({
    method: 'GET',
    path: '/admin/wording-proposals/accepted',
    summary: 'Download accepted wordings as a table for whoever edits the catalogues',
    access: 'platform_read',
    answer: 'file',
    files: ['csv'],
  }),
}
