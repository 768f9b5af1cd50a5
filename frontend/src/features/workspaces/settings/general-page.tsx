export default function GeneralPage() {
  return <div className="stack" />;
}
