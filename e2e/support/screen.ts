import type { Page } from '@playwright/test'

export interface Screen {
  readonly name: string
  /** Read from the bank when the address names something of it. */
  readonly address: string | ((page: Page) => Promise<string>)
  /** A selector of what the loaded page shows, in whatever language. */
  readonly sign: string
  /** What a person does on the page before this screen is there. */
  readonly act?: (page: Page) => Promise<void>
  /** What `act` has changed stays until the page is loaded again. */
  readonly leavesTraces?: boolean
  /** `act` changes what a page keeps when it is loaded again, so no other screen is opened in it. */
  readonly needsOwnPage?: boolean
  /** `act` opens it whatever the bank answers. */
  readonly isOpenedByAct?: boolean
  /** Shown before sign-in. */
  readonly isSignedOut?: boolean
  /** Whose screen it is, when not that of the first signatory of two. */
  readonly clientId?: string
  /** It requests nothing from the bank, or nothing that could be missing. */
  readonly isAlwaysTheSame?: boolean
  /** Other screens have its layout and its parts: it is checked in `test:looks`. */
  readonly hasSameLayout?: boolean
  /** A phone opens it differently or not at all. */
  readonly isOnlyWide?: boolean
}
