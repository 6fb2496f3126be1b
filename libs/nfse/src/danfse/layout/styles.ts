/** The styles of the texts. Sizes are in points. */
export interface Style {
  /** A font that every PDF reader has. */
  readonly font: 'Helvetica' | 'Helvetica-Bold';
  readonly size: number;
  readonly color: string;
}

export const STYLES = {
  heading: { font: 'Helvetica-Bold', size: 11, color: '#000000' },
  subheading: { font: 'Helvetica', size: 7, color: '#000000' },
  title: { font: 'Helvetica-Bold', size: 6.5, color: '#000000' },
  label: { font: 'Helvetica', size: 5.5, color: '#444444' },
  value: { font: 'Helvetica', size: 7.5, color: '#000000' },
} as const satisfies Record<string, Style>;

export type StyleName = keyof typeof STYLES;
