import type { CSSVariablesResolver } from '@mantine/core'

type CssVariables = Record<`--${string}`, string>

/** Mantine's own variables pointed at our tokens, so that its parts wear our colours. */
const mantineAliases: CssVariables = {
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--brand)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--brand-tint)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--brand)',
  '--mantine-primary-color-filled-hover': 'var(--brand-hover)',
  '--mantine-primary-color-light': 'var(--brand-tint)',
  '--mantine-primary-color-light-hover': 'var(--brand-tint)',
  '--mantine-primary-color-light-color': 'var(--brand)',
  '--mantine-primary-color-contrast': 'var(--on-brand)',
  '--mantine-color-brand-filled': 'var(--brand)',
  '--mantine-color-brand-filled-hover': 'var(--brand-hover)',
  '--mantine-color-brand-light': 'var(--brand-tint)',
  '--mantine-color-brand-light-hover': 'var(--brand-tint)',
  '--mantine-color-brand-light-color': 'var(--brand)',
  '--mantine-color-brand-outline': 'var(--brand)',
  '--mantine-color-brand-text': 'var(--brand)',
}

/** Given to MantineProvider; our own tokens are a style sheet and need no provider. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: mantineAliases,
  dark: mantineAliases,
})
