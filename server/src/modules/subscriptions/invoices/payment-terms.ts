export const daysToPay = 14;
