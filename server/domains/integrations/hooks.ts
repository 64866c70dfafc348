import type { HookPart } from '../../platform/hooks/hook.ts'
import { tellEndpoints } from './webhooks/tell-endpoints.ts'

export const integrationHooks: HookPart[] = [tellEndpoints]
