import { renderToString } from 'react-dom/server'
import { ArrivePage } from './domains/auth/pages/ArrivePage.tsx'
import { AppLoading } from './shell/Loading.tsx'
import { auth } from './words/en/auth.ts'

/** What stands in each page before any script has run. */
export const pages = {
  'arrive.html': {
    title: auth.signIn.title,
    door: 'sign-in',
    html: () => renderToString(<ArrivePage door="sign-in" />),
  },
  'register.html': {
    title: auth.register.title,
    door: 'register',
    html: () => renderToString(<ArrivePage door="register" />),
  },
  'index.html': { title: null, door: null, html: () => renderToString(<AppLoading />) },
}
