import { randomBytes } from 'node:crypto'

/** The settings that production requires, with unreachable addresses, to check that a package starts. */
export const placeholderSettings = () => ({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://app.example.ng',
  GIDA_DEMO: '0',
  GIDA_SECRET: randomBytes(32).toString('base64'),
  SMTP_URL: 'smtp://127.0.0.1:9',
  PAYSTACK_SECRET_KEY: 'sk_live_of_nobody',
  PAYSTACK_BASE_URL: 'http://127.0.0.1:9',
})
