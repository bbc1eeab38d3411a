export const HistoryScreen = () => null;
