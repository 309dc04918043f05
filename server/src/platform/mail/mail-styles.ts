/** Mail programs support inline styles best. The colours are those of the light theme. */
const font = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif";

export const style = {
  page: `margin:0;padding:0;background:#f7f6f4;${font}`,
  preview: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all',
  tile: 'background:#1a192d;border-radius:6px;padding:5px 4px 6px',
  wordmark: `padding-left:10px;color:#1a192d;font-size:20px;line-height:30px;font-weight:700;letter-spacing:-.01em;${font}`,
  panel: 'background:#ffffff;border:1px solid #e2dfdb;border-radius:10px;padding:32px 32px 28px',
  heading: `margin:0 0 16px;color:#1a192d;font-size:24px;line-height:30px;font-weight:600;letter-spacing:-.015em;${font}`,
  paragraph: `margin:0 0 16px;color:#464656;font-size:16px;line-height:25px;${font}`,
  button: 'background:#1a192d;border-radius:6px',
  buttonText: `display:inline-block;padding:13px 22px;color:#ffffff;font-size:16px;line-height:20px;font-weight:600;text-decoration:none;${font}`,
  plainLink: `margin:0 0 8px;color:#62616f;font-size:13px;line-height:20px;${font}`,
  address: 'color:#62616f;text-decoration:underline;word-break:break-all',
  note: `margin:20px 0 0;padding-top:16px;border-top:1px solid #e2dfdb;color:#62616f;font-size:13px;line-height:20px;${font}`,
  setting: `margin:8px 0 0;color:#62616f;font-size:13px;line-height:20px;${font}`,
  footer: `padding:20px 4px 0;color:#62616f;font-size:12px;line-height:19px;${font}`,
  footerLink: 'color:#62616f;text-decoration:underline',
} as const;

/** The dark theme and narrow screens, for mail programs that support style sheets. */
export const mailStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .panel { padding: 24px 20px 20px !important; } }
@media (prefers-color-scheme: dark) {
  .page { background: #12111c !important; }
  .panel { background: #1b1a27 !important; border-color: #302f40 !important; }
  .tile { background: #242335 !important; }
  .strong { color: #f1f0ec !important; }
  .soft { color: #c3c3cd !important; }
  .muted { color: #a4a3b1 !important; }
  .rule { border-color: #302f40 !important; }
  .button { background: #fec92f !important; }
  .button-text { color: #1a192d !important; }
}
`;
