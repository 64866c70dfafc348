import { account } from '#words/account'
import { joining } from '#words/joining'
import { settlements } from '#words/settlements'
import { ForgotPage } from './domains/auth/pages/ForgotPage.tsx'
import { ResetPage } from './domains/auth/pages/ResetPage.tsx'
import { VerifyPage } from './domains/auth/pages/VerifyPage.tsx'
import { InvitePage } from './domains/invitations/pages/InvitePage.tsx'
import { UndoPayoutPage } from './domains/onboarding/pages/UndoPayoutPage.tsx'

type AuthAddress = { search?: string; path?: string }

/** The rarer auth pages: forgotten password, and the pages that e-mailed links open. */
export const forgot = { title: account.forgot.title, page: () => <ForgotPage /> }
export const reset = { title: account.reset.title, page: (known: AuthAddress) => <ResetPage {...known} /> }
export const verify = { title: account.verify.title, page: (known: AuthAddress) => <VerifyPage {...known} /> }
export const undoPayout = {
  title: settlements.undo.title,
  page: ({ search }: AuthAddress) => <UndoPayoutPage {...(search !== undefined && { search })} />,
}
export const invite = {
  title: joining.title,
  page: ({ path }: AuthAddress) => <InvitePage {...(path && { path })} />,
}
