import { createOpenStore } from '../../../lib/open-store.ts'

/** The command palette: opened by its keys, by the header and from `/more`. */
export const paletteStore = createOpenStore()
