import { renderToString } from 'react-dom/server'
import { account } from '#words/account'
import { auth } from '#words/auth'
import { joining } from '#words/joining'
import { settlements } from '#words/settlements'
import { AuthPage } from './domains/auth/pages/AuthPage.tsx'
import { ForgotPage } from './domains/auth/pages/ForgotPage.tsx'
import { ResetPage } from './domains/auth/pages/ResetPage.tsx'
import { VerifyPage } from './domains/auth/pages/VerifyPage.tsx'
import { InvitePage } from './domains/invitations/pages/InvitePage.tsx'
import { UndoPayoutPage } from './domains/onboarding/pages/UndoPayoutPage.tsx'
import { ScriptLoadError } from './shell/errors/ScriptLoadError.tsx'
import { AppLoading } from './shell/Loading.tsx'

/** The markup of each page before any script has run. */
export const pages = {
  'auth.html': {
    title: auth.signIn.title,
    door: 'sign-in',
    html: () => renderToString(<AuthPage door="sign-in" />),
  },
  'register.html': {
    title: auth.register.title,
    door: 'register',
    html: () => renderToString(<AuthPage door="register" />),
  },
  'forgot-password.html': {
    title: account.forgot.title,
    door: 'forgot-password',
    html: () => renderToString(<ForgotPage />),
  },
  'reset-password.html': {
    title: account.reset.title,
    door: 'reset-password',
    html: () => renderToString(<ResetPage />),
  },
  'verify-email.html': {
    title: account.verify.title,
    door: 'verify-email',
    html: () => renderToString(<VerifyPage />),
  },
  'undo-payout.html': {
    title: settlements.undo.title,
    door: 'undo-payout',
    html: () => renderToString(<UndoPayoutPage />),
  },
  'invite.html': {
    title: joining.title,
    door: 'invite',
    html: () => renderToString(<InvitePage />),
  },
  'index.html': { title: null, door: null, html: () => renderToString(<AppLoading />) },
}

/** Hidden in each of those pages; shown if a script fails to load. */
export const scriptLoadError = () => renderToString(<ScriptLoadError />)
