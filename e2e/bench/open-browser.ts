import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../steps/browser.ts'

/** The browser of the journeys, for a program of its own; its caller closes it. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser()
  return chromium.launch({ executablePath, args, env: { ...process.env, ...env } as Record<string, string> })
}
