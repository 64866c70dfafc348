import { useMutation } from '@tanstack/react-query'
import { client } from '../../platform/http/api.ts'
import { isApiError } from '../../platform/http/errors.ts'
import { forgetAnswers } from '../../platform/offline/sealed-answers.ts'
import { forgetUnsent } from '../../platform/outbox/kept.ts'
import { beginSignOut, endSession } from '../../platform/session/session.ts'
import { leaveNotice } from './auth-entry.ts'

/** Whoever asks to leave is out on this device, whatever the network says; if the server was not told, they read so. */
export async function signOut(): Promise<void> {
  beginSignOut()
  forgetUnsent()
  try {
    await client.auth.logout(undefined, { retries: 0 })
  } catch (error) {
    const alreadyOver = isApiError(error) && error.status === 401
    if (!alreadyOver) leaveNotice('sign_out_failed')
  }
  await forgetAnswers() // before the page goes, which would cut it short
  endSession('signed_out')
}

export const useSignOut = () => useMutation({ mutationFn: signOut })
