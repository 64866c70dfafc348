import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { remove, write } from '../../../platform/browser/storage.ts'
import { answerWith, asked, refusal } from '../../../testing.tsx'
import { VerifyPage } from './VerifyPage.tsx'

/** Opens the link to an address of an account that is signed in to by phone number. */
async function open(token: string, answers = {}) {
  const signIn = refusal(422, 'VERIFICATION_SIGN_IN')
  answerWith({ 'GET /auth/verify-email': signIn, 'POST /auth/verify-own-email': signIn, ...answers })
  await act(async () => render(<VerifyPage search={`?token=${token}`} />))
}
const signedIn = () =>
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: 'me' })

beforeEach(() => remove('gida.tokens'))

it('leads whose account it is to sign in and come back to the link', async () => {
  await open('first')
  const link = screen.getByRole('link', { name: 'Sign in to verify it' })
  expect(link.getAttribute('href')).toContain(encodeURIComponent('/auth/verify-email?token=first'))
})

it('lets anybody else remove their address from it', async () => {
  await open('second', { 'POST /auth/release-email': {} })
  await act(async () => screen.getByRole('button', { name: 'Not mine: remove my address' }).click())
  expect(screen.getByText(/^Your address was removed/)).toBeTruthy()
  expect(asked.at(-1)).toMatchObject({ path: '/auth/release-email', body: { token: 'second' } })
})

it('verifies the address of who is signed in to that account', async () => {
  signedIn()
  await open('third', { 'POST /auth/verify-own-email': { email: 'ada@example.ng' } })
  expect(screen.getByText(/ada@example\.ng/)).toBeTruthy()
})

it('asks who is signed in to another account to sign out, since signing in would lead back here', async () => {
  signedIn()
  await open('fourth')
  expect(screen.getByText(/^You are signed in to another account\./)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Sign in to verify it' })).toBeNull()
})
