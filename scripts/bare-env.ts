/** What a program of ours takes over from whoever starts it: where programs are found, and what was compiled before. No settings. */
export function bareEnv(): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) }
}
