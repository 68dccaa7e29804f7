import type { Page } from '@playwright/test'

/**
 * What the browser complains of from now on: errors of the console, broken scripts and violations of the
 * content security policy, which Chromium writes to the console as errors.
 */
export function browserErrorsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${page.url()})`)
  })
  page.on('pageerror', error => complaints.push(error.message))
  return complaints
}
