import { createOpenStore } from '../../../lib/open-store.ts'

/** The list of notifications: opened by the bell and by the command palette. */
export const bellStore = createOpenStore()
