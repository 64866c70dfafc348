import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from './browser.ts'

/** A browser of the journeys, for a program of its own; whoever opens it closes it. */
export async function openBrowser(): Promise<Browser> {
  const { env, ...found } = await findBrowser()
  return chromium.launch({ ...found, env: { ...process.env, ...env } as Record<string, string> })
}
