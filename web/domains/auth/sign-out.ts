import { useMutation } from '@tanstack/react-query'
import { client } from '../../platform/http/api.ts'
import { isApiError } from '../../platform/http/errors.ts'
import { forgetAnswers } from '../../platform/offline/sealed-answers.ts'
import { forgetUnsent } from '../../platform/outbox/queued-items.ts'
import { beginSignOut, endSession } from '../../platform/session/session.ts'
import { leaveNotice } from './auth-entry.ts'

/** Signs out on this device whatever the network does; if the server could not be told, the sign-in page says so. */
export async function signOut(): Promise<void> {
  beginSignOut()
  forgetUnsent()
  try {
    await client.auth.logout(undefined, { retries: 0 })
  } catch (error) {
    const alreadyOver = isApiError(error) && error.status === 401
    if (!alreadyOver) leaveNotice('sign_out_failed')
  }
  await forgetAnswers() // awaited, since leaving the page would interrupt it
  endSession('signed_out')
}

export const useSignOut = () => useMutation({ mutationFn: signOut })
