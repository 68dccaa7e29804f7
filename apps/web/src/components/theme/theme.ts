import { createTheme } from '@mantine/core'
import type { MantineColorsTuple, VariantColorsResolver } from '@mantine/core'
import classes from './theme.module.css'

/** At this width and below: one column, bottom bar, cards instead of rows, full screen drawers. */
export const phoneQuery = '(max-width: 41.875em)'
/** From this width on: the full sidebar and two columns. */
export const deskQuery = '(min-width: 80em)'

/** Mantine wants ten shades; screens never use them, they use the semantic variables. */
const brand: MantineColorsTuple = [
  '#E3EFEF',
  '#C9DFE0',
  '#A3C8CB',
  '#7AAFB4',
  '#52969D',
  '#2F7C86',
  '#0F5560',
  '#0B444D',
  '#08363D',
  '#05282D',
]

const variantColorResolver: VariantColorsResolver = ({ variant, color }) => {
  const isDanger = color === 'danger'
  const tone = isDanger ? 'danger' : 'brand'
  if (variant === 'filled') {
    return {
      background: `var(--${tone})`,
      hover: `var(--${tone}-hover)`,
      color: `var(--on-${tone})`,
      border: '1px solid transparent',
    }
  }
  if (variant === 'light') {
    return {
      background: `var(--${tone}-tint)`,
      hover: `var(--${tone}-tint)`,
      color: `var(--${tone})`,
      border: '1px solid transparent',
    }
  }
  const isBordered = variant === 'default' || variant === 'outline'
  return {
    background: isBordered ? 'var(--surface)' : 'transparent',
    hover: `var(--${tone}-tint)`,
    color: `var(--${tone})`,
    border: `1px solid ${isBordered ? 'var(--line)' : 'transparent'}`,
  }
}

/** The hint stands under the field, the error last: the eye finds it where it was typing. */
const wrapperOrder = { inputWrapperOrder: ['label', 'input', 'description', 'error'] }

/** The look of the product on Mantine: type, measures, breakpoints and the parts we use. */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: 6,
  colors: { brand },
  variantColorResolver,
  fontFamily: "'Onest Variable', 'Onest Fallback', system-ui, -apple-system, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  headings: {
    fontFamily: "'Onest Variable', 'Onest Fallback', system-ui, sans-serif",
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '2rem' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.5rem' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.375rem' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  lineHeights: { xs: '1.34', sm: '1.39', md: '1.47', lg: '1.42', xl: '1.4' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '6px', sm: '8px', md: '8px', lg: '14px', xl: '20px' },
  defaultRadius: 'md',
  breakpoints: { xs: '26.25em', sm: '41.875em', md: '60em', lg: '80em', xl: '96em' },
  shadows: {
    md: 'var(--shadow-overlay)',
    lg: 'var(--shadow-overlay)',
    xl: 'var(--shadow-overlay)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  focusClassName: classes.focus,
  components: {
    Button: { classNames: { root: classes.button, label: classes.buttonLabel } },
    ActionIcon: { classNames: { root: classes.actionIcon }, defaultProps: { variant: 'subtle' } },
    CloseButton: { classNames: { root: classes.actionIcon } },
    Input: { classNames: { input: classes.input } },
    InputWrapper: {
      classNames: {
        label: classes.label,
        description: classes.description,
        error: classes.error,
        required: classes.required,
      },
      defaultProps: wrapperOrder,
    },
    PasswordInput: { classNames: { innerInput: classes.innerInput } },
    Popover: { classNames: { dropdown: classes.dropdown } },
    Combobox: { classNames: { dropdown: classes.dropdown, option: classes.option } },
    Menu: { classNames: { dropdown: classes.dropdown, item: classes.menuItem } },
    Tooltip: { classNames: { tooltip: classes.tooltip }, defaultProps: { openDelay: 250 } },
    Skeleton: { classNames: { root: classes.skeleton } },
  },
})
