/** `also`: other names by which it is found. */
export type Option = { value: string; label: string; also?: string | undefined; disabled?: boolean }
