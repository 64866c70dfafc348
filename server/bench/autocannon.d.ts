/** The parts used here; the package ships no types. */
declare module 'autocannon' {
  export type Result = {
    duration: number
    errors: number
    non2xx: number
    '2xx': number
    throughput: { average: number }
  }
  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
    headers: Record<string, string>
    method?: string
    body?: string
  }): Promise<Result>
}
