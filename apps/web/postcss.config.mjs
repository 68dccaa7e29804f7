import mantine from 'postcss-preset-mantine'

/** Mantine's own mixins (`light`, `dark`, `hover`, `rem`) for the style sheets of the client. */
export default { plugins: [mantine()] }
